import { sanitise } from '@features/content/item/sanitise'
import { describe, expect, test } from 'vitest'

describe('a description keeps its text and structure', () => {
  test.each([
    '<p>One<br>two</p><hr><div><span>three</span></div>',
    '<blockquote><pre><code>four</code></pre></blockquote>',
    '<strong>a</strong><b>b</b><em>c</em><i>d</i><u>e</u><s>f</s><sub>g</sub><sup>h</sup>',
    '<small>i</small><mark>j</mark>',
    '<ul><li>one</li></ul><ol start="3"><li>two</li></ol><dl><dt>k</dt><dd>l</dd></dl>',
    '<table><caption>m</caption><thead><tr><th scope="col" colspan="2">n</th></tr></thead>' +
      '<tbody><tr><td rowspan="2">o</td></tr></tbody><tfoot><tr><td>p</td></tr></tfoot></table>',
    '<p lang="de" dir="ltr" title="q">r</p>',
    'words without any markup',
    '',
  ])('%s', (html) => {
    expect(sanitise(html)).toBe(html)
  })
})

describe('a description runs no code and imitates no part of the app', () => {
  test.each([
    ['<script>boom()</script>left', 'left'],
    ['<style>p{color:red}</style>left', 'left'],
    ['<img src=x onerror=boom()>left', 'left'],
    ['<iframe src="https://evil.test"></iframe>left', 'left'],
    ['<svg onload=boom()><circle/></svg>left', 'left'],
    ['<math><mi>left</mi></math>', ''],
    ['<form action="/x"><input name="a"><button>left</button></form>', 'left'],
    ['<p onclick="boom()">left</p>', '<p>left</p>'],
    ['<p style="position:fixed" class="app" id="root">left</p>', '<p>left</p>'],
    ['<p data-style="--a:b" data-x="y">left</p>', '<p>left</p>'],
    ['<p aria-label="Sign out" role="alert" hidden>left</p>', '<p>left</p>'],
    ['<x-app name="a" slot="b">left</x-app>', 'left'],
    ['<template><p>gone</p></template>left', 'left'],
    ['<!-- gone -->left', 'left'],
    ['<frameset><frame src="/x"></frameset><p>left</p>', '<p>left</p>'],
    ['<body onload="boom()"><p>left</p></body>', '<p>left</p>'],
  ])('%s', (html, left) => {
    expect(sanitise(html)).toBe(left)
  })
})

describe('a link of a description', () => {
  const out = 'target="_blank" rel="noopener noreferrer nofollow"'

  test.each([
    ['https://house.test/a?b=c', `<a href="https://house.test/a?b=c" ${out}>go</a>`],
    ['HTTP://HOUSE.test', `<a href="http://house.test/" ${out}>go</a>`],
    ['mailto:desk@house.test', `<a href="mailto:desk@house.test" ${out}>go</a>`],
    ['tel:+4940123', `<a href="tel:+4940123" ${out}>go</a>`],
    // A page of our own server outside the app.
    ['/demo/documents/rules.pdf', `<a href="/demo/documents/rules.pdf" ${out}>go</a>`],
    ['/help-desk', '<a href="/help-desk">go</a>'],
  ])('to %s works, in a new tab if it leaves the app', (href, expected) => {
    expect(sanitise(`<a href="${href}">go</a>`)).toBe(expected)
  })

  test.each([
    'javascript:alert(1)',
    'java&#10;script:alert(1)',
    'data:text/html,x',
    'portico://open',
    'ftp://house.test',
    '//evil.test',
    '/logout',
    '#main',
    '',
  ])('to %j leads nowhere', (href) => {
    expect(sanitise(`<a href="${href}">go</a>`)).toBe('<a>go</a>')
  })

  test('controls neither its target nor what that tab knows about this one', () => {
    const html =
      '<a href="/help-desk" target="_top" rel="opener" download ping="https://x.test">go</a>'
    expect(sanitise(html)).toBe('<a href="/help-desk">go</a>')
  })

  test('is sanitized anywhere in the description, each one separately', () => {
    expect(sanitise('<ul><li><a href="/logout">a</a></li></ul><a href="/help-desk">b</a>')).toBe(
      '<ul><li><a>a</a></li></ul><a href="/help-desk">b</a>',
    )
  })
})

describe("a description's headings", () => {
  test.each([
    ['<h1>a</h1>', '<h3>a</h3>'],
    ['<h4>a</h4>', '<h3>a</h3>'],
    ['<h1>a</h1><h2>b</h2><h1>c</h1>', '<h3>a</h3><h4>b</h4><h3>c</h3>'],
    ['<h6>a</h6><h2>b</h2>', '<h4>a</h4><h3>b</h3>'],
    ['<h2>a</h2><div><h5><em>b</em> c</h5></div>', '<h3>a</h3><div><h4><em>b</em> c</h4></div>'],
    [
      '<h1>a</h1><h2>b</h2><h3>c</h3><h4>d</h4><h5>e</h5><h6>f</h6>',
      '<h3>a</h3><h4>b</h4><h5>c</h5><h6>d</h6><h6>e</h6><h6>f</h6>',
    ],
  ])("%s are below the page's titles, and skip no level", (html, expected) => {
    expect(sanitise(html)).toBe(expected)
  })
})
