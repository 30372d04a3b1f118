import { basename } from 'node:path'

/**
 * A class in the page: `label_Field` for `label` of Field.module.css. Vite's own names carry a hash and a line number, which no
 * compression makes smaller. scoped-name.test.ts sees that no two stylesheets have one name.
 */
export const scopedName = (name: string, file: string): string => `${name}_${basename(file, '.module.css')}`
