/** Removes case and diacritics for comparison, so that "Ngoc" finds "Ngọc" and "dao" finds "Đảo". */
export const foldText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[đĐ]/g, 'd')
    .toLowerCase()
    .trim()
