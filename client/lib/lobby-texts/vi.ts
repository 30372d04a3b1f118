/** The texts of the lobby in one file: six parallel requests would all be late. */
export { default as common } from '#client/locales/vi/common.json'
export { default as shell } from '#client/locales/vi/shell.json'
export { default as home } from '#client/locales/vi/home.json'
export { default as game } from '#client/locales/vi/game.json'
export { default as favourite } from '#client/locales/vi/favourite.json'
export { default as launch } from '#client/locales/vi/launch.json'
