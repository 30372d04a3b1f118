/** All that come in the first file: what the shell and the lobby need before they can draw. */
export const FIRST_NAMESPACES = ['common', 'shell', 'home', 'game', 'favourite', 'launch'] as const
