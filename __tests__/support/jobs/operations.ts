// Ordinary operations of jobs on an installed tree in the workspace, as lines of a shell.

/** Writes by one name, and reads by the other. The numbers of the two inodes may differ until the kernel forgets the first. */
function isOneFile(name: string): string {
  return `test "$(stat -c %h ${name})" = 2; echo more >> ${name}; tail -n 1 node_modules/a/package.json`
}

/** `$d` is the tree. Each one is tried on a tree of its own. */
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
  'cp -al': `cp -al node_modules linked; ${isOneFile('linked/a/package.json')}`,
  'cp -a': 'cp -a node_modules copied',
  'cp -r over it': 'cp -r src/. node_modules/',
  'ln outwards': `ln node_modules/a/package.json out.json; ${isOneFile('out.json')}`,
  'ln inwards': 'ln src/main.js node_modules/main.js; test src/main.js -ef node_modules/main.js',
  'ln within': `ln node_modules/a/package.json node_modules/b/other.json; ${isOneFile('node_modules/b/other.json')}`,
  'ln -s': 'ln -s node_modules/a link; cat link/package.json',
  'append to a file': 'echo more >> node_modules/a/package.json',
  'truncate a file': ': > node_modules/a/package.json',
  'sed -i': 'sed -i s/a/z/ node_modules/a/package.json',
  'chmod -R': 'chmod -R go-rwx node_modules',
  touch: 'touch -d @1500000000 node_modules/a/package.json node_modules/b',
  'git status': 'git status --short --ignored',
  'git clean -fdx': 'git clean -fdxq',
  'git clean -ffdx': 'git clean -ffdxq',
  'git stash -u': 'echo x > new; git stash -u -q; git stash pop -q; cat new',
  'git stash -a': 'git stash -a -q; test ! -e node_modules; git stash pop -q',
  'git below it': 'cd node_modules/a && git rev-parse --show-prefix',
  'git add -f':
    'git add -f node_modules/a; git -c user.name=a -c user.email=a@b commit -qm x; git rm -rq node_modules/a',
  'tar --one-file-system': 'tar --one-file-system -cf - . | tar -t | grep -v "^./.git/" | sort',
  'find -xdev': 'find . -xdev -path ./.git -prune -o -print | sort; find . -printf "%D\\n" | sort -u | wc -l',
  'du -x': 'find node_modules -xdev -type f | wc -l',
  'Node rmSync': `node -e 'fs.rmSync("node_modules",{recursive:true})'`,
  'Node cpSync': `node -e 'fs.cpSync("node_modules","copied",{recursive:true,preserveTimestamps:true,verbatimSymlinks:true})'`,
  'Python rmtree': `python3 -c 'import shutil; shutil.rmtree("node_modules")'`,
  'Python move': `python3 -c 'import shutil; shutil.move("node_modules", "moved")'`,
  'a link through a removed name':
    'rm node_modules/.bin/run; ln -s ../a/run node_modules/.bin/run; node_modules/.bin/run',
  'run a program': 'node_modules/.bin/run',
}
