export { FavouriteList } from './FavouriteList.tsx'
export { favouriteList } from './favourite.queries.ts'
export { useFavourites } from './use-favourites.ts'
