import { checkOwnDirectory, exec, findProgram, imageToolVersion, info, openOwn, openScratch, programEnvironment, run, tempDir } from "./start.js";
import { cacheDir, find } from "./actions-tool-cache.js";
import { messageOf, orUndefined } from "./tar.js";
import { join } from "node:path";
import { chmod, mkdir, readdir, symlink } from "node:fs/promises";
// src/system/programs/squashfs-tools.ts
/** Keeps the programs that make and unpack images in the tool cache, for runners whose system has none. */
const packageName = "squashfs-tools";
const parts = [
	"../..",
	"..",
	".",
	"usr",
	"usr/bin"
];
/** The programs in the tool cache. Logs a reason not to use them: other users could have put them there, or they do not run. */
async function cachedImageTools(signal) {
	const dir = orUndefined(() => find(packageName, "*"));
	if (!dir) return {};
	try {
		return await openPrograms(dir, signal);
	} catch (error) {
		signal.throwIfAborted();
		info(`The ${packageName} in the tool cache are not used: ${messageOf(error)}`);
		return {};
	}
}
const opened = [];
/**
* Opens the programs, and names them by links to the open files. Where the tool cache is open to all users, another user
* could replace a program after the check and before it starts. Copies could not be started on a disk without the right to.
* @param dir `<tool cache>/squashfs-tools/<version>/<architecture>`
* @throws Error where other users could have put the programs there, or they do not run on this system
*/
async function openPrograms(dir, signal) {
	for (const part of parts) await checkOwnDirectory(join(dir, part));
	const { dir: links } = openScratch(tempDir());
	const open = async (program) => {
		const path = join(links, program);
		const { file } = await openOwn(join(dir, "usr/bin", program));
		opened.push(file);
		await symlink(`/proc/${process.pid}/fd/${file.fd}`, path);
		return path;
	};
	const programs = {
		mksquashfs: await open("mksquashfs"),
		unsquashfs: await open("unsquashfs")
	};
	if (!await imageToolVersion(programs.mksquashfs, signal)) throw new Error("the system has none that is 4.5 or newer");
	return programs;
}
/**
* Fetches the package of this Debian or Ubuntu into the tool cache. Where that fails, logs the reason. apt knows where
* packages are, and verifies them with the system's own keys; it needs no rights to download a package.
* @param downloadMs the limit for the download, in milliseconds
*/
async function fetchImageTools(signal, downloadMs = 12e4) {
	if (!findProgram("apt-get")) return {};
	using scratch = openScratch(tempDir());
	const { dir } = scratch;
	try {
		const unpacked = join(dir, "unpacked");
		await mkdir(unpacked);
		await run("apt-get", [
			"download",
			"-q",
			packageName
		], {
			cwd: dir,
			signal,
			limitMs: downloadMs
		});
		const deb = (await readdir(dir)).find((file) => file.endsWith(".deb")) ?? "";
		await exec("dpkg-deb", [
			"-x",
			join(dir, deb),
			unpacked
		], { env: programEnvironment() });
		const [, version = "0"] = deb.match(/_(?:\d+%3a)?(\d+\.\d+(?:\.\d+)?)/) ?? [];
		const cached = await cacheDir(unpacked, packageName, version.replace(/^\d+\.\d+$/, "$&.0"));
		for (const part of parts) await chmod(join(cached, part), 493).catch(() => {});
		const tools = await openPrograms(cached, signal);
		info(`Fetched ${packageName} ${version}`);
		return tools;
	} catch (error) {
		signal.throwIfAborted();
		info(`${packageName} could not be fetched: ${messageOf(error)}`);
		return {};
	}
}
export { cachedImageTools, fetchImageTools };
