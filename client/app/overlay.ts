/** What can lie over the page. */
export type Overlay = 'menu' | 'member' | 'language' | 'contact'
