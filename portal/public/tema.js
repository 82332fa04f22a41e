// Runs before the first paint, so that a dark screen does not flash white: the choice as the theme's code stores it.
;(function () {
  try {
    var mode = localStorage.getItem('colorMode')
    var gelap = mode === 'gelap' || (mode === 'sistem' && matchMedia('(prefers-color-scheme: dark)').matches)
    document.documentElement.setAttribute('data-mantine-color-scheme', gelap ? 'dark' : 'light')
  } catch {
    // Forbidden storage has no choice to restore; the portal starts in its default.
  }
})()
