/** The texts of the lobby in one file: six parallel requests would all be late. */
export { default as common } from '#client/locales/tl/common.json'
export { default as shell } from '#client/locales/tl/shell.json'
export { default as home } from '#client/locales/tl/home.json'
export { default as game } from '#client/locales/tl/game.json'
export { default as favourite } from '#client/locales/tl/favourite.json'
export { default as launch } from '#client/locales/tl/launch.json'
