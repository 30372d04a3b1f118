import { startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Providers } from '#client/app/providers.tsx'
import { AppRouter, preloadFirstPage } from '#client/app/router.tsx'
import { startI18n } from '#client/lib/i18n.ts'
import { adoptSession } from '#client/lib/session.ts'
import './styles/tokens.css'
import './styles/fonts.css'
import './styles/base.css'
import './styles/first-picture.css'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

const PESO_FACES = ['1em Sora Variable', '1em Be Vietnam Pro', '600 1em Be Vietnam Pro']

/** No top-level await: the pages' chunks import this file, and would wait for it for ever. */
async function start(container: Element): Promise<void> {
  // What the first page needs depends on who looks at it.
  await Promise.all([startI18n(), adoptSession().then(() => preloadFirstPage(location.pathname))])
  // Rendered in slices, so that taps during the first render are answered.
  startTransition(() =>
    createRoot(container).render(
      <StrictMode>
        <Providers>
          <AppRouter />
        </Providers>
      </StrictMode>,
    ),
  )
  // The peso sign's fonts (styles/fonts.css): loaded later, each would cause a full layout.
  for (const face of PESO_FACES) void document.fonts.load(face, '₱')
}
void start(root)
