/** Where we are: everything stands after the # so that no secret ever reaches a server's log. */
class Route {
  parts = $state<string[]>([])

  constructor() {
    this.read()
    addEventListener('hashchange', () => this.read())
  }

  read(): void {
    this.parts = location.hash.replace(/^#\/?/, '').split('/').filter(Boolean).map(decodeURIComponent)
  }

  go(...parts: string[]): void {
    location.hash = '#/' + parts.map(encodeURIComponent).join('/')
  }

  /** The same without a step back to what stood there: an invitation is used up. */
  replace(...parts: string[]): void {
    history.replaceState(null, '', '#/' + parts.map(encodeURIComponent).join('/'))
    this.read()
  }
}

export const route = new Route()
