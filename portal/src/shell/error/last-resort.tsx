/** If the error page itself fails: plain words without any of our parts, in the source's own English (section 8). */
export function GalatAkhir() {
  return (
    <main>
      <h1>An error occurred while showing the error page</h1>
      <p>
        <a href="/">Go back to home</a>
      </p>
    </main>
  )
}
