// autocannon ships no types; what the bench uses of it.
declare module "autocannon" {
  interface Options {
    url: string;
    connections: number;
    duration?: number;
    amount?: number;
    pipelining?: number;
    method?: "GET" | "POST";
    headers?: Record<string, string>;
    body?: string;
    requests?: Request[];
  }
  interface Request {
    path?: string;
    body?: string;
    headers?: Record<string, string>;
    setupRequest?: (request: Request) => Request;
    onResponse?: (status: number, body: string) => void;
  }
  interface Result {
    non2xx: number;
    errors: number;
    timeouts: number;
    duration: number;
    "2xx": number;
  }
  interface Running extends PromiseLike<Result> {
    on(
      event: "response",
      listener: (client: unknown, statusCode: number, bytes: number, milliseconds: number) => void,
    ): void;
  }
  export default function autocannon(options: Options): Running;
}
