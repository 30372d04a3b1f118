/** The site was opened as an app that was installed from it. */
export const isInstalled = () => matchMedia('(display-mode: standalone)').matches
