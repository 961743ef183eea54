/** What the words of a name such as `@nx/nx-linux-arm64-musl` say about the machines that a package is for. */
const WORDS = {
  os: {
    android: 'android',
    darwin: 'darwin',
    freebsd: 'freebsd',
    linux: 'linux',
    win32: 'win32',
    windows: 'win32',
  },
  cpu: {
    arm: 'arm',
    arm64: 'arm64',
    ia32: 'ia32',
    ppc64: 'ppc64',
    riscv64: 'riscv64',
    s390x: 's390x',
    wasm32: 'wasm32',
    x64: 'x64',
  },
  libc: { glibc: 'glibc', gnu: 'glibc', musl: 'musl' },
};

/** `os`, `cpu` and `libc` as the package's manifest has them; undefined when its name does not tell. */
export function platformOf(name) {
  const words = name.split(/[-/]/);
  const said = Object.entries(WORDS).flatMap(([field, values]) => {
    const word = words.find((each) => Object.hasOwn(values, each));
    return word ? [[field, [values[word]]]] : [];
  });
  const platform = Object.fromEntries(said);
  return platform.cpu && platform;
}

/** Whether Node would find `name` from the package at `path`. */
function isLocked(packages, path, name) {
  for (let folder = path; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    if (packages[`${folder && `${folder}/`}node_modules/${name}`]) return true;
    if (!folder) return false;
  }
}

/** Optional packages that others of the lock file want and that it does not have: [their entry's key, the entry]. */
export function missingEntries({ packages }) {
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {}, dev, license }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !isLocked(packages, path, name))
      .map(([name, version]) => {
        const platform = platformOf(name);
        if (!platform) throw new Error(`${name}: its name does not say which machines it is for`);
        const { cpu, libc, os } = platform;
        return [`node_modules/${name}`, { version, cpu, dev, libc, license, optional: true, os }];
      }),
  );
}

/** The lock file with an entry for every optional package, in npm's order. */
export function completeLock(lock) {
  const packages = { ...lock.packages, ...Object.fromEntries(missingEntries(lock)) };
  const paths = Object.keys(packages).sort((a, b) => a.localeCompare(b, 'en'));
  return { ...lock, packages: Object.fromEntries(paths.map((path) => [path, packages[path]])) };
}
