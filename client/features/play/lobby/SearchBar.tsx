import { Search, SlidersHorizontal } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigationType } from 'react-router-dom'
import { GAME_NAME_MAX } from '#contract/play/game.ts'
import { isSearching } from '#client/lib/paths.ts'
import { DEBOUNCE_MS } from '#client/lib/timings.ts'
import { useDebounced } from '#client/lib/use-debounced.ts'
import { Field, IconButton } from '#client/ui/index.ts'
import styles from './GameList.module.css'

interface Props {
  name: string
  onSearch: (name: string) => void
  /** How many filters are set. */
  filters: number
  onFilter: () => void
}

/** Searches after a pause of 600 ms. Switching lists clears it. */
export function SearchBar({ name, onSearch, filters, onFilter }: Props) {
  const { t } = useTranslation('game')
  const [text, setText] = useState(name)
  const [given, setGiven] = useState(name)
  if (given !== name) {
    setGiven(name)
    if (text.trim() !== name) setText(name)
  }
  const field = useRef<HTMLInputElement>(null)
  const { state } = useLocation()
  const isWanted = useNavigationType() === 'PUSH' && isSearching(state)
  // After the page has taken the focus.
  useEffect(() => {
    if (isWanted) field.current?.focus()
  }, [isWanted])
  const settled = useDebounced(text, DEBOUNCE_MS.search)
  const search = useEffectEvent((words: string) => {
    if (words === text && words.trim() !== name) onSearch(words)
  })
  useEffect(() => search(settled), [settled])

  return (
    <search className={styles.search}>
      <Field
        ref={field}
        label={t('search')}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={GAME_NAME_MAX}
        icon={<Search size={20} aria-hidden="true" />}
        value={text}
        onChange={(event) => setText(event.target.value)}
        isClearable
        className={styles.field}
      />
      <IconButton
        look="surface"
        label={filters > 0 ? t('filter_on', { total: filters }) : t('filter')}
        icon={<SlidersHorizontal size={21} />}
        count={filters}
        aria-haspopup="dialog"
        className={styles.filter}
        onClick={onFilter}
      />
    </search>
  )
}
