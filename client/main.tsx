import { startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Providers } from '#client/app/providers.tsx'
import { AppRouter, preloadFirstPage } from '#client/app/router.tsx'
import { startI18n } from '#client/lib/i18n.ts'
import './styles/tokens.css'
import './styles/fonts.css'
import './styles/base.css'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

preloadFirstPage(location.pathname)
await startI18n()

// In slices: a tap during the first drawing is answered between them.
startTransition(() =>
  createRoot(root).render(
    <StrictMode>
      <Providers>
        <AppRouter />
      </Providers>
    </StrictMode>,
  ),
)
