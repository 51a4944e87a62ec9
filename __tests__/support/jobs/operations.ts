// Ordinary operations of jobs on an installed tree in the workspace, as lines of a shell.

/** rename(2) of a directory that an image has may fail with EXDEV. Programs then copy, as from any other file system. */
const move = `node -e '
const [from, to] = process.argv.slice(1)
try {
  fs.renameSync(from, to)
} catch (error) {
  if (error.code !== "EXDEV") throw error
  child_process.execFileSync("cp", ["-a", from, to])
  fs.rmSync(from, { recursive: true })
}'`

/** Each one is tried on a tree of its own. */
export const operations: Record<string, string> = {
  'rm -rf': 'rm -rf node_modules',
  'rm -rf, then make it again': 'rm -rf node_modules; mkdir node_modules; echo new > node_modules/new',
  'rm -rf what is in it': 'rm -rf node_modules/*',
  'rm one package': 'rm -r node_modules/a',
  rmdir: 'rmdir node_modules',
  mv: 'mv node_modules moved',
  'mv and back': 'mv node_modules moved; mv moved node_modules',
  'mv a package out': 'mv node_modules/a out; cat out/package.json',
  'mv a file out': 'mv node_modules/a/package.json out.json; cat out.json',
  'mv a file of the top out': 'mv node_modules/.package-lock.json out.json; cat out.json',
  'mv a package within': 'mv node_modules/a node_modules/c; cat node_modules/c/lib/deep/file.js',
  'mv a directory in': 'mv src node_modules/src; cat node_modules/src/main.js',
  'mv away and replace': 'mv node_modules old; mkdir node_modules; mv old/a node_modules/; rm -rf old',
  'rotate a cache': 'cp -a node_modules new; echo x > new/x; rm -rf node_modules; mv new node_modules',
  'exchange two': 'mv node_modules/a t; mv node_modules/b node_modules/a; mv t node_modules/b',
  'mv onto a file': 'mv node_modules/a/package.json node_modules/b/package.json',
  'mv a new directory within':
    'mkdir node_modules/new; echo x > node_modules/new/file; mv node_modules/new node_modules/newer',
  'rotate a new directory':
    'for i in 1 2 3; do mkdir new; echo $i > new/file; rm -rf old; test ! -e current || mv current old; mv new current; done',
  'cp -al': 'cp -al node_modules linked; echo more >> linked/a/package.json; cat node_modules/a/package.json',
  'cp -a': 'cp -a node_modules copied',
  'cp -r over it': 'cp -r src/. node_modules/',
  'ln outwards':
    'ln node_modules/a/package.json out.json; echo more >> out.json; cat node_modules/a/package.json',
  'ln inwards': 'ln src/main.js node_modules/main.js; echo more >> node_modules/main.js; cat src/main.js',
  'ln within': 'ln node_modules/a/package.json node_modules/b/other.json',
  'ln -sf over a file':
    'ln -sf ../b/package.json node_modules/a/package.json; cat node_modules/a/package.json',
  install: 'install -m 755 src/main.js node_modules/a/run; install -d node_modules/made/deep',
  'tar over it': 'tar -cf - -C src . | tar -xf - -C node_modules/a',
  'tar of it': 'mkdir copy; tar -cf - node_modules | tar -xf - -C copy',
  'ln -s': 'ln -s node_modules/a link; cat link/package.json',
  'append to a file': 'echo more >> node_modules/a/package.json',
  'truncate a file': ': > node_modules/a/package.json',
  'truncate to more': 'truncate -s 9000 node_modules/a/package.json',
  'dd conv=notrunc': 'printf x | dd of=node_modules/a/package.json conv=notrunc seek=3 bs=1 status=none',
  'sort -o': 'sort -r -o node_modules/lines node_modules/lines',
  mkdir: 'mkdir -p node_modules/a/lib/new/deep; mkdir node_modules/a',
  'mkdir and rmdir': 'mkdir node_modules/new; rmdir node_modules/new node_modules/a/lib/deep',
  'chmod a directory': 'chmod 700 node_modules/a',
  'sed -i': 'sed -i s/a/z/ node_modules/a/package.json',
  'chmod -R': 'chmod -R go-rwx node_modules',
  touch: 'touch -d @1500000000 node_modules/a/package.json node_modules/b',
  'git status': 'git status --short --ignored',
  'git clean -fdx': 'git clean -fdxq',
  'git clean -ffdx': 'git clean -ffdxq',
  'git apply': String.raw`printf '%s\n' '--- a/node_modules/lines' '+++ b/node_modules/lines' '@@ -1,2 +1,2 @@' ' 1' '-2' '+two' | git apply`,
  'git stash -u': 'echo x > new; git stash -u -q; git stash pop -q; cat new',
  'git stash -a': 'git stash -a -q; test ! -e node_modules; git stash pop -q',
  'git below it': 'cd node_modules/a && git rev-parse --show-prefix',
  'git add -f':
    'git add -f node_modules/a; git -c user.name=a -c user.email=a@b commit -qm x; git rm -rq node_modules/a',
  'tar --one-file-system': 'tar --one-file-system -cf - . | tar -t | grep -v "^./.git/" | sort',
  'find -xdev': 'find . -xdev -path ./.git -prune -o -print | sort; find . -printf "%D\\n" | sort -u | wc -l',
  'find -xdev -delete': 'find node_modules -xdev -delete',
  'find -empty -delete': ': > node_modules/a/package.json; find node_modules -xdev -empty -delete',
  'diff -r': 'cp -a node_modules copy; echo x >> node_modules/a/run; diff -rq node_modules copy',
  'du -x': 'find node_modules -xdev -type f | wc -l',
  'Node rmSync': `node -e 'fs.rmSync("node_modules",{recursive:true})'`,
  'rename(2) of the tree': `${move} node_modules moved`,
  'rename(2) of a package': `${move} node_modules/a out`,
  'rename(2) of a file': `node -e 'fs.renameSync("node_modules/a/package.json","out.json")'`,
  'rename(2) over a file': `node -e 'fs.writeFileSync("node_modules/a/tmp","{}"); fs.renameSync("node_modules/a/tmp","node_modules/a/package.json")'`,
  'Node cpSync': `node -e 'fs.cpSync("node_modules","copied",{recursive:true,preserveTimestamps:true,verbatimSymlinks:true})'`,
  'Python rmtree': `python3 -c 'import shutil; shutil.rmtree("node_modules")'`,
  'Python move': `python3 -c 'import shutil; shutil.move("node_modules", "moved")'`,
  'a link through a removed name':
    'rm node_modules/.bin/run; ln -s ../a/run node_modules/.bin/run; node_modules/.bin/run',
  'run a program': 'node_modules/.bin/run',
}
