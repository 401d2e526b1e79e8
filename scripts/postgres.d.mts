export function findBinaries(): string | null
export function startPostgres(): Promise<{
  url: string
  restart: (signal: 'SIGINT' | 'SIGQUIT') => Promise<void>
  stop: () => Promise<void>
}>
