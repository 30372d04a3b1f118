export { DownloadBar } from './DownloadBar.tsx'
export { DownloadPopup } from './DownloadPopup.tsx'
