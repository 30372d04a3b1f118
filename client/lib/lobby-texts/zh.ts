/** The texts of the lobby in one file: six parallel requests would all be late. */
export { default as common } from '#client/locales/zh/common.json'
export { default as shell } from '#client/locales/zh/shell.json'
export { default as home } from '#client/locales/zh/home.json'
export { default as game } from '#client/locales/zh/game.json'
export { default as favourite } from '#client/locales/zh/favourite.json'
export { default as launch } from '#client/locales/zh/launch.json'
