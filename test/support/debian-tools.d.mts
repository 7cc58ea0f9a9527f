type Program = (suite: string, name: string, program: string) => Promise<string>;

export declare const debianProgramHere: (...program: Parameters<Program>) => Promise<string | null>;
