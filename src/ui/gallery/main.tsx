import '@ui/theme/global.css'
import { applyBrand } from '@ui/theme/applyBrand'
import { type Brand, brandTokens } from '@ui/theme/brand'
import { createRoot } from 'react-dom/client'
import { brands } from './brands'
import { Gallery } from './Gallery'

const query = new URLSearchParams(location.search)
const wanted = query.get('brand') ?? 'portico'
const brand = new Map<string, Brand>(Object.entries(brands)).get(wanted) ?? brands.portico
const scheme = query.get('scheme') === 'dark' ? 'dark' : 'light'

// Not `brandCss`: the query selects the color scheme here, not the system.
const tokens = Object.entries(brandTokens(brand, scheme)).map((pair) => pair.join(':'))
applyBrand(`:root{color-scheme:${scheme};${tokens.join(';')}}`)

const root = document.getElementById('root')
if (!root) throw new Error('gallery.html has no #root')
createRoot(root).render(<Gallery brand={wanted} scheme={scheme} part={query.get('part')} />)
