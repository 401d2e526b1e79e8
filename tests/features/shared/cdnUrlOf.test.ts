import { cdnUrlOf } from '@shared/cdnUrlOf'
import { expect, test } from 'vitest'

test.each([
  ['', '/images/tile/648', '/images/tile/648'],
  ['https://cdn.test', '/images/tile/648', 'https://cdn.test/images/tile/648'],
  ['https://cdn.test/a//', '/images/tile/648', 'https://cdn.test/a/images/tile/648'],
  ['https://cdn.test', 'https://pictures.test/ada.png', 'https://pictures.test/ada.png'],
  ['https://cdn.test', '//pictures.test/ada.png', '//pictures.test/ada.png'],
])('with the CDN %j, %s comes from %s', (cdnUrl, address, expected) => {
  expect(cdnUrlOf({ cdnUrl }, address)).toBe(expected)
})
