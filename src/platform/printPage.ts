/** Prints the page; resolves once the print dialog is closed, which some browsers do not wait for. */
export function printPage(): Promise<void> {
  return new Promise((resolve) => {
    window.addEventListener('afterprint', () => resolve(), { once: true })
    window.print()
  })
}
