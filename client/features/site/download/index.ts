export { DownloadCard } from './DownloadCard.tsx'
export { DownloadPopup } from './DownloadPopup.tsx'
