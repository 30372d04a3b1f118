// The browser offers to install the site early, before the parts that can show it are here (features/download/install-prompt.ts).
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault()
  window.palaroInstall = event
  dispatchEvent(new Event('palaro-install'))
})
