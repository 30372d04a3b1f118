/** Text for comparing: case and diacritics taken off, so that "Ngoc" finds "Ngọc" and "dao" finds "Đảo". */
export const foldText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[đĐ]/g, 'd')
    .toLowerCase()
    .trim()
