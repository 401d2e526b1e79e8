import { type Brand, defaultBrand } from '@ui/theme/brand'

/** Three contrasting brands: deep, hot and bright. */
export const brands = {
  portico: defaultBrand,
  leaseline: {
    primaryColor: '#c9452c',
    secondaryColor: '#2f3a4a',
    primaryFontColor: '#ffffff',
    allowsDark: true,
  },
  harbor: { primaryColor: '#1e4fd0', secondaryColor: '#f2b632', allowsDark: true },
} as const satisfies Record<string, Brand>
