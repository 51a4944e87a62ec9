import { environment, info, setVariable } from "./start.js";
import { answerTo, withLimit } from "./ask.js";
import { presets } from "./presets.js";
// src/inputs/presets/later-steps.ts
/** Gives later steps a setting without which the files of another job are of no use to a tool. */
/** @param name the input `preset`; nothing happens if it stands for several presets */
async function setForLaterSteps(name, signal) {
	const { program = name, laterSteps } = presets.find((preset) => preset.name === name) ?? {};
	if (!laterSteps) return;
	const { variable, value, question, ifAnswer, why } = laterSteps;
	const env = environment();
	if (env[variable] !== void 0) return;
	const context = withLimit({
		cwd: process.cwd(),
		workspace: process.cwd(),
		env,
		signal
	});
	if (!ifAnswer.test(await answerTo({
		program,
		args: question
	}, context))) return;
	setVariable(variable, value);
	info(`Later steps get ${variable}=${value}, unless they set it: ${why} (docs/presets.md).`);
}
export { setForLaterSteps };
