// Runs before the first paint. A file rather than an inline script, so that the CSP needs no exception.

// The saved theme (lib/theme.ts).
try {
  if (localStorage.getItem('palaro.theme') === 'light') {
    document.documentElement.dataset.theme = 'light'
    document.querySelector('meta[name="theme-color"]').content = '#fbf6ec'
  }
} catch {
  // Storage is off: the default theme.
}

// Requests what the visitor's page shows first, while its code is loading (lib/early-answers.ts takes the answers).
try {
  const { paths, languages, language, calls } = JSON.parse(document.getElementById('palaro-early').textContent)
  const chosen = localStorage.getItem('palaro.language') || localStorage.getItem('palaro.defaultLanguage')
  const merchant = document.querySelector('meta[name="palaro-merchant"]').content
  const spoken = languages[chosen] || languages[language]
  // Offline, the service worker shows its cached page, which may be another one.
  const isOwn = paths.includes(location.pathname)
  // The first picture may contain text, which is in the page's language.
  if (!isOwn || spoken !== languages[language]) document.documentElement.classList.add('no-first-picture')
  if (isOwn && !sessionStorage.getItem('MC_SESSION_INFO')) {
    const fetchPicture = (json, path) => {
      const src = path.reduce((part, key) => part?.[key], json)
      if (src) Object.assign(new Image(), { fetchPriority: 'high', src })
    }
    const ask = ({ url, moduleId, picture }) => {
      const headers = { Merchant: merchant, Language: spoken, 'Content-Type': 'application/json' }
      if (moduleId) headers.ModuleId = moduleId
      // The same limit as the client's own (lib/timings.ts).
      const answer = fetch(url, { headers, signal: AbortSignal.timeout(120_000) })
      // The code that takes it handles a failure.
      answer
        .then(
          (response) =>
            picture &&
            response
              .clone()
              .json()
              .then((json) => fetchPicture(json, picture)),
        )
        .catch(() => undefined)
      return [url, answer]
    }
    window.palaroEarly = { merchant, language: spoken, at: Date.now(), answers: new Map(calls.map(ask)) }
  }
} catch {
  // A page without early calls, or no storage: the client asks by itself.
}

// Browsers offer to install the site before the code that shows the offer has loaded (features/site/download/install-prompt.ts).
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault()
  window.palaroInstall = event
  dispatchEvent(new Event('palaro-install'))
})
