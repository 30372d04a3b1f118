/** The namespaces in the first file: what the shell and the lobby need to render. */
export const FIRST_NAMESPACES = ['common', 'shell', 'home', 'game', 'favourite', 'launch'] as const
