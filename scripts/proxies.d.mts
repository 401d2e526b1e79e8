export function findProxy(program: 'haproxy' | 'nginx' | 'caddy'): string | null
export function ensureProxies(): void
