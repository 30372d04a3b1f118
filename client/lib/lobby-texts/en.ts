/** The texts of the lobby in one file: six parallel requests would all be late. */
export { default as common } from '#client/locales/en/common.json'
export { default as shell } from '#client/locales/en/shell.json'
export { default as home } from '#client/locales/en/home.json'
export { default as game } from '#client/locales/en/game.json'
export { default as favourite } from '#client/locales/en/favourite.json'
export { default as launch } from '#client/locales/en/launch.json'
