// Before the first paint: the kept theme (lib/theme.ts). A file and not an inline script, so that the CSP needs no exception.
try {
  if (localStorage.getItem('palaro.theme') === 'light') {
    document.documentElement.dataset.theme = 'light'
    document.querySelector('meta[name="theme-color"]').content = '#fbf6ec'
  }
} catch {
  // Storage is off: the default theme.
}
