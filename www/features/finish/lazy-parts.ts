export const checkButton = async () => (await import("../certificate/CheckButton")).CheckButton;
