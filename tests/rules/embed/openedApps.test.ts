import { openedApps } from '@rules/embed/openedApps'
import { expect, test } from 'vitest'
import { appWith } from '../../machines/embed/bridgeCases'

const lunch = appWith()
const bikes = appWith({
  uuid: '00000000-0000-4000-8000-00000000a002',
  launch: 'https://apps.test/bikes',
})
const silent = appWith({ uuid: '00000000-0000-4000-8000-00000000a003', launch: null })

test.each([
  ['its start page', [lunch, bikes], 'https://apps.test/bikes?day=1', [bikes]],
  ['its own page beside others', [lunch, bikes, silent], 'https://apps.test/lunch', [lunch]],
  ['any page of an origin that it alone uses', [lunch], 'https://apps.test/deep/link', [lunch]],
  ['no page that could belong to several', [lunch, bikes], 'https://apps.test/deep/link', []],
  ["no page below another app's", [lunch, bikes], 'https://apps.test/lunch/bikes', []],
  ['no page of another port', [lunch, bikes], 'https://apps.test:8443/lunch', []],
  ['nothing if none is registered', [], 'https://apps.test/lunch', []],
])('an app is bound to %s', (_, apps, address, opened) => {
  expect(openedApps(apps, address)).toEqual(opened)
})
