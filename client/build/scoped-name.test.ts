import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'
import { scopedName } from './scoped-name.ts'

describe('names of classes', () => {
  it('are those of the stylesheet and the class', () => {
    expect(scopedName('label', '/client/ui/Field.module.css')).toBe('label_Field')
  })

  it('are unique, because no two stylesheets have one name', () => {
    const files = readdirSync(new URL('../', import.meta.url), { recursive: true, encoding: 'utf8' })
    const names = files.filter((file) => file.endsWith('.module.css')).map((file) => basename(file))

    expect(names.length).toBeGreaterThan(100)
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })
})
