// Builds the mini-app SDK into dist/sdk, ready to publish, and the demo's mini-apps, which use it.
import { spawnSync } from 'node:child_process'
import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'

export async function buildSdk(root) {
  const outDir = join(root, 'dist/sdk')
  await build({
    configFile: false,
    logLevel: 'warn',
    root,
    build: {
      outDir,
      minify: false,
      copyPublicDir: false,
      reportCompressedSize: false,
      lib: {
        entry: {
          index: join(root, 'sdk/src/index.ts'),
          mockHost: join(root, 'sdk/src/mockHost.ts'),
        },
        formats: ['es'],
      },
    },
  })
  await copyFile(join(root, 'sdk/package.json'), join(outDir, 'package.json'))
  const tsc = join(root, 'node_modules/typescript/bin/tsc')
  const { status, stdout } = spawnSync(process.execPath, [tsc, '-p', 'sdk/tsconfig.json'], {
    cwd: root,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`The types of the SDK could not be built: ${stdout}`)
}

/** One file each, so that an app's page needs no further request. */
export async function buildMiniApps(root) {
  for (const name of ['reserve', 'visitors']) {
    await build({
      configFile: false,
      logLevel: 'warn',
      root,
      build: {
        outDir: join(root, 'dist/mini'),
        emptyOutDir: name === 'reserve',
        copyPublicDir: false,
        reportCompressedSize: false,
        lib: { entry: { [name]: join(root, `demo/mini/${name}.ts`) }, formats: ['es'] },
      },
    })
  }
}
