import { basename } from 'node:path'

/**
 * A class in the page: `label_Field` for `label` of Field.module.css. Vite's own names contain a hash and a line number, which do
 * not compress. scoped-name.test.ts checks that no two stylesheets share a name.
 */
export const scopedName = (name: string, file: string): string => `${name}_${basename(file, '.module.css')}`
