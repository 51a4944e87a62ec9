module headstart/windows-programs

go 1.26

require github.com/klauspost/compress v1.18.0
