/** Whether the site was opened as an installed app. */
export const isInstalled = () => matchMedia('(display-mode: standalone)').matches
