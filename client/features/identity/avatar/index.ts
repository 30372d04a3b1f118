export { AvatarSheet } from './AvatarSheet.tsx'
